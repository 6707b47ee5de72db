"""Languages in which moves are typed: Dutch and German words, as a catalog would have them."""

from __future__ import annotations

from collections.abc import Mapping

DUTCH = {
    "draw": "pak, pakken, trek, trekken, neem, nemen",
    "draw two, draw 2": "pak twee, pak 2, trek twee, trek 2",
    "play, lay": "speel, spelen, leg, leggen, uitspelen, uitleggen, neerleggen",
    "photos, photograph, pictures": "foto, foto's, fotootje",
    "photo, picture, *": "foto, kiekje",
    "ask": "vraag, vragen",
    "steal": "steel, stelen, jat, jatten",
    "search": "zoek, zoeken, doorzoek, doorzoeken",
    "clear": "verwijder, verwijderen, weghalen, opruimen",
    "pass": "pas, passen",
    "discard": "afleggen, weggooien, dump, dumpen",
    "choose": "kies, kiezen",
    "take": "neem, nemen, pak, pakken",
    "throw, put": "gooi, leg, doe",
    "away": "weg, af",
    "down": "neer, uit, op tafel",
    "supply": "voorraadstapel, voorraad, stapel, trekstapel, pakstapel, gesloten stapel",
    "discard stack": "aflegstapel, weggooistapel",
    "left": "links, linker, linksom",
    "right": "rechts, rechter, rechtsom",
    "one": "één, een, eentje",
    "two": "twee",
    "three": "drie",
    "four": "vier",
    "five": "vijf",
    "six": "zes",
    "seven": "zeven",
    "seat, player": "plaats, speler, stoel",
    "stagecoach, stage coach robbery": "postkoets, koets, postkoetsroof",
    "bank": "bank, bankroof",
    "gun": "schutter, revolver, snelste",
    "wanted": "gezocht, affiche",
    "hide out": "schuilplek",
    "wyatt": "wyatt",
    "the, of, from, for, on, onto, to, at, a, an, my, card, cards": (
        "de, het, een, van, uit, voor, op, om, naar, aan, bij, mijn, m'n, kaart, kaarten"
    ),
    "card, cards, stack, pile": "kaart, kaarten",
    "'s": "'s, s",
}
DUTCH_CARDS = {
    "Bank Robbery": "Bankoverval",
    "Fastest Gun": "Snelste schutter",
    "Hideout": "Schuilplaats",
    "Most Wanted!": "Meest gezocht!",
    "Stagecoach Robbery": "Postkoetsoverval",
    "Photo of {outlaw}": "Foto van {outlaw}",
}
GERMAN = {
    "draw": "zieh, ziehe, ziehen, nimm, nehme, nehmen",
    "draw two, draw 2": "zieh zwei, zieh 2, ziehe zwei, ziehe 2",
    "play, lay": "spiele, spiel, spielen, lege, leg, legen, auslegen, ausspielen",
    "photos, photograph, pictures": "Foto, Fotos, Fotografie, Bild",
    "photo, picture, *": "Foto, Bild",
    "ask": "frage, frag, fragen",
    "steal": "stiehl, stehle, stehlen, klau, klaue, klauen",
    "search": "suche, such, suchen, durchsuche, durchsuchen",
    "clear": "räume, räum, räumen, entferne, entfernen",
    "pass": "passe, passen, pass",
    "discard": "abwerfen, ablegen, abwurf",
    "choose": "wähle, wähl, wählen",
    "take": "nimm, nehme, nehmen",
    "throw, put": "wirf, werfe, lege, leg, schmeiß, schmeiße",
    "away": "ab, weg",
    "down": "aus, hin, raus",
    "supply": "Nachziehstapel, Stapel, Vorrat, Talon, verdeckt",
    "discard stack": "Ablagestapel, Ablage, Abwurfstapel, offen",
    "left": "links, linke, linken",
    "right": "rechts, rechte, rechten",
    "one": "eins, ein, eine, einen, einmal",
    "two": "zwei, zwo",
    "three": "drei",
    "four": "vier",
    "five": "fünf",
    "six": "sechs",
    "seven": "sieben",
    "seat, player": "Platz, Spieler, Sitz",
    "stagecoach, stage coach robbery": "Postkutsche, Kutsche, Postkutschenüberfall",
    "bank": "Bank, Banküberfall",
    "gun": "Schütze, schnellsten Schützen, Revolver",
    "wanted": "gesucht, Steckbrief",
    "hide out": "Unterschlupf",
    "wyatt": "Wyatt",
    "the, of, from, for, on, onto, to, at, a, an, my, card, cards": (
        "der, die, das, den, dem, des, ein, eine, einen, einem, von, vom, auf, aus, für, an, bei, "
        "beim, nach, zu, zum, mein, meine, meinen, Karte, Karten"
    ),
    "card, cards, stack, pile": "Karte, Karten",
    "'s": "'s, s",
}
GERMAN_CARDS = {
    "Bank Robbery": "Bankraub",
    "Fastest Gun": "Schnellster Schütze",
    "Hideout": "Versteck",
    "Most Wanted!": "Meistgesucht!",
    "Stagecoach Robbery": "Postkutschenraub",
    "Photo of {outlaw}": "Foto von {outlaw}",
}


class WordList:
    """A language that has only words for moves and names of cards."""

    def __init__(self, typed: Mapping[str, str], cards: Mapping[str, str]) -> None:
        self._words = {"typed": typed, "card": cards}

    def message(self, english: str, context: str | None = None) -> str:
        return self._words.get(context or "", {}).get(english, english)

    def counted(self, one: str, many: str, number: int) -> str:
        return one if number == 1 else many

    def dollars(self, amount: int) -> str:
        return f"${amount:,}"


dutch = WordList(DUTCH, DUTCH_CARDS)
german = WordList(GERMAN, GERMAN_CARDS)
