/** Long enough that a domain one slip away is a slip and not another provider. */
const LONG_DOMAINS = [
	"gmail.com",
	"yandex.ru",
	"yandex.com",
	"rambler.ru",
	"icloud.com",
	"outlook.com",
	"hotmail.com",
	"yahoo.com",
];

/** Real providers that stand one slip away from another. */
const REAL_DOMAINS = new Set([
	...LONG_DOMAINS,
	...["mail.com", "email.com", "ymail.com", "rocketmail.com", "yandex.by", "yandex.kz", "yandex.uz", "yandex.ua"],
]);

/** Slips in domains too short to be guessed by distance: `mai.ru` is an institute, not a slip. */
const SHORT_SLIPS: Readonly<Record<string, string>> = {
	"mail.ry": "mail.ru",
	"mail.ri": "mail.ru",
	"mail.rt": "mail.ru",
	"mail.tu": "mail.ru",
	"mail.eu": "mail.ru",
	"maill.ru": "mail.ru",
	"mial.ru": "mail.ru",
	"meil.ru": "mail.ru",
	"maul.ru": "mail.ru",
	"majl.ru": "mail.ru",
	"nail.ru": "mail.ru",
	"mali.ru": "mail.ru",
	"ya.ry": "ya.ru",
	"bk.ry": "bk.ru",
	"list.ry": "list.ru",
	"inbox.ry": "inbox.ru",
	"inbx.ru": "inbox.ru",
	"gmail.ru": "gmail.com",
	"gmali.ru": "gmail.com",
	"icloud.ru": "icloud.com",
	gmail: "gmail.com",
	mail: "mail.ru",
	yandex: "yandex.ru",
	icloud: "icloud.com",
};

/** The address that was probably meant (`gmial.com` → `gmail.com`), to be asked about, never put in silently; undefined when none comes to mind. */
export function suggestEmail(email: string): string | undefined {
	const at = email.lastIndexOf("@");
	if (at < 1) return undefined;
	const domain = email
		.slice(at + 1)
		.trim()
		.toLowerCase();
	if (REAL_DOMAINS.has(domain)) return undefined;
	const meant = Object.hasOwn(SHORT_SLIPS, domain)
		? SHORT_SLIPS[domain]
		: LONG_DOMAINS.find((known) => isOneSlipAway(domain, known));
	return meant && `${email.slice(0, at).trim()}@${meant}`;
}

/** One letter missing, doubled, wrong, or two neighbours swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false;
	let start = 0;
	while (start < meant.length && typed[start] === meant[start]) start++;
	const typedRest = typed.slice(start);
	const meantRest = meant.slice(start);
	if (typedRest.length !== meantRest.length) {
		return typedRest.slice(1) === meantRest || typedRest === meantRest.slice(1);
	}
	if (typedRest.slice(1) === meantRest.slice(1)) return true;
	return typedRest[0] === meantRest[1] && typedRest[1] === meantRest[0] && typedRest.slice(2) === meantRest.slice(2);
}
