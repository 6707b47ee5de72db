/* Open the link that this browser keeps for the game which the address names, or else for all games. */

const kept = [location.hash.slice(1), "all"].map((name) => localStorage.getItem(`posse ${name}`)).find(Boolean);

if (kept) location.replace(kept);
