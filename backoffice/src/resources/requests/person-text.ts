import type { Messenger } from "../../../../app/shared/messengers.ts";

/** `ЕМ` of «Екатерина Морозова». */
export function initialsOf(name: string): string {
	return name
		.split(/\s+/)
		.slice(0, 2)
		.map((word) => [...word][0] ?? "")
		.join("")
		.toLocaleUpperCase("ru");
}

/** Where to write to somebody in the way that he chose; undefined where there is no address for it. */
export function messengerLink({
	channel,
	handle,
	phone,
	email,
}: {
	readonly channel: Messenger;
	readonly handle: string | null;
	readonly phone: string;
	readonly email: string | null;
}): string | undefined {
	const digits = numberIn(handle ?? "") ?? phone.replace(/\D/g, "");
	const nick = /^@?([a-z]\w{3,31})$/i.exec(handle ?? "")?.[1];
	if (channel === "telegram") return nick ? `https://t.me/${nick}` : `https://t.me/+${digits}`;
	if (channel === "whatsapp") return `https://wa.me/${digits}`;
	if (channel === "viber") return `viber://chat?number=%2B${digits}`;
	if (channel === "mail" && email) return `mailto:${email}`;
	return undefined;
}

/** The digits of a number that was given instead of a name, with the country's: a Russian one goes with 8 or without any. */
function numberIn(handle: string): string | undefined {
	if (!/^\+?[\d\s().-]+$/.test(handle)) return undefined;
	const digits = handle.replace(/\D/g, "");
	if (digits.length < 10 || digits.length > 15) return undefined;
	return handle.startsWith("+") ? digits : digits.replace(/^8?(?=\d{10}$)/, "7");
}
