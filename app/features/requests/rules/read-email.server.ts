import { domainToASCII } from "node:url";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { typedLine } from "./typed-text.ts";

/** RFC 5321, in octets. */
const WHOLE_LIMIT = 254;
const LOCAL_LIMIT = 64;
const LABEL_LIMIT = 63;
/** Unquoted, ASCII only: letters to other local parts get lost on the way too often. */
const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN = /^[\p{L}\p{M}\p{N}-][\p{L}\p{M}\p{N}.-]*\.[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}-]$/u;

/**
 * An address to write to: the domain in lower case and Punycode, the local part as typed.
 * Rule: integrations, section 9.2. `emailFormat`: not an address by its syntax or length;
 * `emailAddress`: written like one, but there is none such (`a..b@mail.ru`, `ivan@mail.r`, a label half Cyrillic).
 */
export function readEmail(input: string): Result<string, "emailFormat" | "emailAddress"> {
	const [local = "", domain = "", ...rest] = typedLine(input).split("@");
	if (rest.length > 0 || local.length > LOCAL_LIMIT || domain.length > WHOLE_LIMIT) return fail("emailFormat");
	if (!LOCAL.test(local) || !DOMAIN.test(domain)) return fail("emailFormat");
	if (/^\.|\.\.|\.$/.test(local) || !isPossibleDomain(domain)) return fail("emailAddress");
	const ascii = domainToASCII(domain);
	if (ascii === "" || ascii.split(".").some((label) => label.length > LABEL_LIMIT)) return fail("emailAddress");
	const email = `${local}@${ascii}`;
	return email.length > WHOLE_LIMIT ? fail("emailFormat") : succeed(email);
}

function isPossibleDomain(domain: string): boolean {
	const labels = domain.split(".");
	const top = labels.at(-1) ?? "";
	if ([...top].length < 2 || /^\p{N}+$/u.test(top)) return false;
	return labels.every((label) => label !== "" && !/^-|-$/.test(label) && !isHalfCyrillic(label));
}

/** Registries refuse it; it comes from typing with the other keyboard layout. */
function isHalfCyrillic(label: string): boolean {
	return /\p{Script=Cyrillic}/u.test(label) && /\p{Script=Latin}/u.test(label);
}
