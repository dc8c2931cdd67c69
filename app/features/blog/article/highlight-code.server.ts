import {
	createCssVariablesTheme,
	createHighlighterCore,
	type HighlighterCore,
	type LanguageRegistration,
	type ThemedToken,
} from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { escapeMarkup } from "../../../shared/escape-markup.ts";

/** Grammars are read when an article first needs them. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ default: LanguageRegistration[] }>>> = {
	bash: () => import("shiki/langs/bash.mjs"),
	c: () => import("shiki/langs/c.mjs"),
	csharp: () => import("shiki/langs/csharp.mjs"),
	css: () => import("shiki/langs/css.mjs"),
	gdscript: () => import("shiki/langs/gdscript.mjs"),
	html: () => import("shiki/langs/html.mjs"),
	java: () => import("shiki/langs/java.mjs"),
	javascript: () => import("shiki/langs/javascript.mjs"),
	json: () => import("shiki/langs/json.mjs"),
	lua: () => import("shiki/langs/lua.mjs"),
	luau: () => import("shiki/langs/luau.mjs"),
	python: () => import("shiki/langs/python.mjs"),
	sql: () => import("shiki/langs/sql.mjs"),
	typescript: () => import("shiki/langs/typescript.mjs"),
};
const OTHER_NAMES: Readonly<Record<string, string>> = {
	"c#": "csharp",
	// The grammar of C++ takes seconds to read, during which nobody is served; that of C colours most of it.
	"c++": "c",
	cpp: "c",
	cs: "csharp",
	js: "javascript",
	py: "python",
	sh: "bash",
	ts: "typescript",
};

/** Classes of `ui/reading/code-block.css` by the names of Shiki's theme of variables. */
const CLASSES: Readonly<Record<string, string>> = {
	"token-keyword": "k",
	"token-string": "s",
	"token-string-expression": "s",
	"token-function": "f",
	"token-constant": "n",
	"token-comment": "c",
};

/** Limited by length, not by time: a busy server would leave code uncoloured, and pages are cached. */
const LIMITS = { tokenizeMaxLineLength: 1_000, tokenizeTimeLimit: 0 };

/**
 * Patterns as ES2024 has them, without `(?i:…)`: in half of the processes V8 stopped finding what such a pattern of SQL matches, once it had
 * compiled it for speed.
 */
const ENGINE = { forgiving: true, target: "ES2024" } as const;

let highlighter: Promise<HighlighterCore> | undefined;

/** Code as HTML coloured by classes: the content policy allows no style sheets of pages' own. An unknown language stays plain. */
export async function highlightCode(code: string, language: string): Promise<string> {
	const name = OTHER_NAMES[language] ?? language;
	const load = LANGUAGES[name];
	if (!load) return escapeMarkup(code);
	highlighter ??= createHighlighterCore({
		themes: [createCssVariablesTheme({ name: "classes" })],
		langs: [],
		engine: createJavaScriptRegexEngine(ENGINE),
	});
	const ready = await highlighter;
	if (!ready.getLoadedLanguages().includes(name)) await ready.loadLanguage((await load()).default);
	const lines = ready.codeToTokensBase(code, { lang: name, theme: "classes", ...LIMITS });
	return lines.map((line) => line.map(drawToken).join("")).join("\n");
}

function drawToken({ content, color = "" }: ThemedToken): string {
	const name = /--shiki-([a-z-]+)/.exec(color)?.[1] ?? "";
	const look = CLASSES[name];
	return look ? `<span class="${look}">${escapeMarkup(content)}</span>` : escapeMarkup(content);
}
