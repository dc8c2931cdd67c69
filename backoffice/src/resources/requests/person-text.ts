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
	const digits = phone.replace(/\D/g, "");
	const nick = /^@?(\w{4,32})$/.exec(handle ?? "")?.[1];
	if (channel === "telegram") return nick ? `https://t.me/${nick}` : `https://t.me/+${digits}`;
	if (channel === "whatsapp") return `https://wa.me/${digits}`;
	if (channel === "viber") return `viber://chat?number=%2B${digits}`;
	if (channel === "mail" && email) return `mailto:${email}`;
	return undefined;
}
