import { parse } from "yaml";
import type { Locale } from "../../app/shared/localized.ts";
import { isLocale } from "../../app/shared/localized.ts";
import { typeset } from "../../app/shared/typography.ts";

const files = import.meta.glob<string>("../../content/**/*.{yaml,md}", { query: "?raw", import: "default" });

/** A parsed file of `content/`: `value` for YAML, `head` and `body` for Markdown. */
export type MarkdownFile = { head: unknown; body: string; locale: Locale; name: string };

/** Reads a YAML file of `content/`, its Russian and English texts set with non-breaking spaces. */
export async function readYaml(path: string): Promise<unknown> {
	const load = files[`../../content/${path}`];
	if (!load) throw new Error(`content/${path} is missing`);
	return typesetLocalized(parse(await load()));
}

/** Reads every YAML file of a folder of `content/`. */
export function readYamlFolder(folder: string): Promise<unknown[]> {
	const names = listFiles(folder, ".yaml");
	return Promise.all(names.map((name) => readYaml(`${folder}/${name}`)));
}

/** Reads every `<name>.<locale>.md` of a folder of `content/`. */
export function readMarkdownFolder(folder: string): Promise<MarkdownFile[]> {
	return Promise.all(listFiles(folder, ".md").map((name) => readMarkdown(folder, name)));
}

async function readMarkdown(folder: string, fileName: string): Promise<MarkdownFile> {
	const [, name = "", locale = ""] = /^(.+)\.(ru|en)\.md$/.exec(fileName) ?? [];
	if (!isLocale(locale)) throw new Error(`content/${folder}/${fileName} needs a language in its name`);
	const load = files[`../../content/${folder}/${fileName}`];
	const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec((await load?.()) ?? "") ?? [];
	return { head: typesetAll(parse(head), locale), body: typesetProse(body.trim(), locale), locale, name };
}

/** Fenced and inline code of a Markdown text, and its widgets; somebody copies code, so it keeps its plain spaces. */
const CODE = /(^```[\s\S]*?^```|`[^`\n]+`|^::.*$)/m;

function typesetProse(body: string, locale: Locale): string {
	// Splitting by a pattern with one group puts the code at the odd indexes.
	return body
		.split(CODE)
		.map((part, index) => (index % 2 === 1 ? part : typeset(part, locale)))
		.join("");
}

function listFiles(folder: string, ending: string): string[] {
	const prefix = `../../content/${folder}/`;
	return Object.keys(files)
		.filter((path) => path.startsWith(prefix) && path.endsWith(ending))
		.map((path) => path.slice(prefix.length))
		.sort();
}

/** Sets the texts below every `ru` and `en` key; slugs and codes stay as they are. */
function typesetLocalized(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(typesetLocalized);
	if (value === null || typeof value !== "object" || value instanceof Date) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [key, isLocale(key) ? typesetAll(item, key) : typesetLocalized(item)]),
	);
}

/** Topics of posts, which visitors type. */
const TYPED = "tags";

function typesetAll(value: unknown, locale: Locale): unknown {
	if (typeof value === "string") return typeset(value, locale);
	if (Array.isArray(value)) return value.map((item) => typesetAll(item, locale));
	if (value === null || typeof value !== "object" || value instanceof Date) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [key, key === TYPED ? item : typesetAll(item, locale)]),
	);
}
