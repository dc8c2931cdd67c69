/** What a reader needs of a letter. */
export type Letter = {
	readonly subject: string;
	readonly to: string;
	readonly from: string;
	/** As the header says it; empty when there is none. */
	readonly date: string;
	readonly text: string;
	readonly html: string | undefined;
};

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

const ENCODED_WORDS = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

/**
 * Reads a letter as mail programs store it: folded headers, encoded words, nested multipart, base64 and quoted-printable.
 * UTF-8 only. `source` is read as latin1, one character a byte.
 */
export function parseLetter(source: string): Letter {
	const letter = splitPart(source.replaceAll("\r\n", "\n"));
	const header = (name: string) => decodeWords(letter.headers.get(name) ?? "");
	return {
		subject: header("subject"),
		to: header("to"),
		from: header("from"),
		date: header("date"),
		text: findText(letter, "text/plain") ?? "",
		html: findText(letter, "text/html"),
	};
}

function splitPart(source: string): Part {
	const end = source.indexOf("\n\n");
	const head = end < 0 ? source : source.slice(0, end);
	const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
	const headers = new Map(
		lines.map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
		}),
	);
	return { headers, body: end < 0 ? "" : source.slice(end + 2) };
}

function findText(part: Part, type: string): string | undefined {
	const contentType = part.headers.get("content-type") ?? "text/plain";
	if (contentType.toLowerCase().startsWith(type)) {
		return decodeBody(part.body, part.headers.get("content-transfer-encoding") ?? "").toString("utf8");
	}
	const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
	if (!boundary) return undefined;
	for (const piece of part.body.split(`--${boundary}`).slice(1)) {
		const text = piece.startsWith("--") ? undefined : findText(splitPart(piece.replace(/^\n/, "")), type);
		if (text !== undefined) return text;
	}
	return undefined;
}

function decodeBody(body: string, encoding: string): Buffer {
	if (encoding.toLowerCase() === "base64") return Buffer.from(body, "base64");
	if (encoding.toLowerCase() === "quoted-printable") return unquote(body.replace(/=[ \t]*\n/g, ""));
	return Buffer.from(body, "latin1");
}

function unquote(text: string): Buffer {
	return Buffer.from(
		text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	);
}

/** Words that touch are joined before decoding: a letter may be split between them. */
function decodeWords(value: string): string {
	return value.replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=\s*)+/gi, (run) => {
		const bytes = [...run.matchAll(ENCODED_WORDS)].map(([, encoding = "", text = ""]) =>
			encoding.toLowerCase() === "b" ? Buffer.from(text, "base64") : unquote(text.replaceAll("_", " ")),
		);
		return Buffer.concat(bytes).toString("utf8") + (/\s$/.test(run) ? " " : "");
	});
}
