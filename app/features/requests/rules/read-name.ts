import { fail, type Result, succeed } from "../../../shared/result.ts";
import { typedLine } from "./typed-text.ts";

/** Characters, after trimming. */
const NAME_LIMIT = 60;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]*$/u;
/** Dots are for initials («А. С. Пушкин»); a text that reads as the address of a site is an advertisement. */
const SITE = /\p{L}{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;
const KNOWN_SITE = /www\.|\p{L}{2,}\.(?:com|net|org|info|site|shop|online|ru|su|xyz|рф)(?!\p{L})/iu;

/**
 * A name or a surname in any script, NFC, with typewriter hyphens: `Анна-Мария`, `O’Brien`, `Jean Paul`.
 * Rule: integrations, section 9.3. `nameRequired`: nothing was typed; `nameWrong`: digits, signs, an address, over 60 characters.
 */
export function readName(input: string): Result<string, "nameRequired" | "nameWrong"> {
	const name = typedLine(input)
		.normalize("NFC")
		.replace(/[\u2010\u2011]/g, "-")
		.replace(/[‘`´]/g, "’");
	if (name === "") return fail("nameRequired");
	if ([...name].length > NAME_LIMIT || !NAME.test(name)) return fail("nameWrong");
	if (SITE.test(name) || KNOWN_SITE.test(name)) return fail("nameWrong");
	return succeed(name);
}
