/** Russian letters as they stand in addresses; what is left out says nothing there. */
const LETTERS: Readonly<Record<string, string>> = {
	а: "a",
	б: "b",
	в: "v",
	г: "g",
	д: "d",
	е: "e",
	ё: "yo",
	ж: "zh",
	з: "z",
	и: "i",
	й: "y",
	к: "k",
	л: "l",
	м: "m",
	н: "n",
	о: "o",
	п: "p",
	р: "r",
	с: "s",
	т: "t",
	у: "u",
	ф: "f",
	х: "kh",
	ц: "ts",
	ч: "ch",
	ш: "sh",
	щ: "shch",
	ъ: "",
	ы: "y",
	ь: "",
	э: "e",
	ю: "yu",
	я: "ya",
};

/** The longest slug that the server accepts, in characters. */
const LONGEST = 80;

/** Makes a slug from a title: «Python для детей» → `python-dlya-detey`. */
export function suggestSlug(title: string): string {
	const latin = [...title.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join("");
	const plain = latin.normalize("NFD").replaceAll(/[\u0300-\u036f'’]/g, "");
	const words = plain.replaceAll(/[^a-z0-9]+/g, "-");
	return words
		.replaceAll(/^-+|-+$/g, "")
		.slice(0, LONGEST)
		.replace(/-+$/, "");
}
