/** Where an address leads. `refused` ones are never followed. */
export type LinkKind = "internal" | "external" | "refused";

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
	colon: ":",
	tab: "\t",
	newline: "\n",
	amp: "&",
	nbsp: "\u00a0",
};
const MAX_WRAPPINGS = 4;
/** Protocols whose addresses run something or hold what does. */
const SCRIPT_PROTOCOL = /^(?:blob|data|javascript|vbscript):$/i;

/** @param here an address of the site that relative ones are read against. */
export function classifyAddress(address: string, here: string): LinkKind {
	if (isDangerousAddress(address)) return "refused";
	// `URL.parse` came to Safari only with version 18.
	if (!URL.canParse(address, here)) return "refused";
	return new URL(address, here).origin === new URL(here).origin ? "internal" : "external";
}

/** Tells addresses that would run something: `javascript:`, `data:`, `vbscript:`, `blob:`, whatever they are dressed up as. */
export function isDangerousAddress(address: string): boolean {
	let text = address;
	for (let wrapping = 0; wrapping <= MAX_WRAPPINGS; wrapping++) {
		if (SCRIPT_PROTOCOL.test(protocolOf(text) ?? "")) return true;
		const unwrapped = decodePercents(decodeEntities(text));
		if (unwrapped === text) return false;
		text = unwrapped;
	}
	// Nobody wraps an honest address five times.
	return true;
}

/** The protocol as a browser reads it: controls, spaces and what cannot be seen count for nothing. */
function protocolOf(text: string): string | undefined {
	return /^[a-z][a-z0-9+.-]*:/i.exec(text.replace(/[\p{Cc}\p{Cf}\s]/gu, ""))?.[0];
}

function decodeEntities(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
		if (name) return NAMED_ENTITIES[String(name).toLowerCase()] ?? whole;
		const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
		return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
	});
}

function decodePercents(text: string): string {
	return text.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
