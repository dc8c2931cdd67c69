import { printPhone } from "../../shared/print-phone.ts";

/** `+7 903 123-45-67` as `+7 ••• •••-45-67`: whose it is can be recognised, and called it cannot be. */
export function maskPhone(phone: string): string {
	const [, country = "", number = ""] = /^(\+7 )?(.*)$/.exec(printPhone(phone)) ?? [];
	return country + number.replace(/\d(?=(?:\D*\d){4})/g, "•");
}

/** Masks `anna@example.com` as `a•••@example.com`, however long the name is. */
export function maskEmail(email: string): string {
	return email.replace(/^(.)[^@]*/u, "$1•••");
}

/** The first name and the first letter of the surname. */
export function maskName(name: string, surname: string): string {
	const [initial] = surname.trim();
	return [name.trim(), initial && `${initial}.`].filter(Boolean).join(" ");
}
