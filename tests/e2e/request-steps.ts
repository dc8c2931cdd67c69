import type { Locator, Page } from "@playwright/test";

/** What the request form says on every page that has it. */
export const FORM_WORDS = {
	ru: {
		name: "Имя",
		phone: "Телефон",
		email: "Почта",
		age: "Возраст ребёнка",
		representative: "Я родитель или законный представитель",
		privacy: "политику обработки",
		data: "обработку персональных данных",
		offer: "публичной оферты",
	},
	en: {
		name: "Name",
		phone: "Phone",
		email: "E-mail",
		age: "Child’s age",
		representative: "I am the parent or legal representative",
		privacy: "privacy policy",
		data: "processing of personal data",
		offer: "public offer",
	},
} as const;

type FormWords = (typeof FORM_WORDS)[keyof typeof FORM_WORDS];

let visitors = Math.floor(Math.random() * 9_000_000);

/** Somebody with a Russian mobile number and an address that nobody else in this run has. */
export function nextVisitor(): { readonly phone: string; readonly email: string } {
	visitors = (visitors + 1) % 10_000_000;
	return { phone: `8 904 ${String(visitors).padStart(7, "0")}`, email: `visitor${visitors}@example.com` };
}

export const requestForm = (page: Page) => page.locator("form.request-form");

type Visitor = { readonly phone: string; readonly email?: string; readonly age?: string };

/** Fills in what a form of a request asks for and accepts everything; an e-mail is given where the visitor has one. */
export async function fillRequestForm(form: Locator, words: FormWords, visitor: Visitor): Promise<void> {
	const { phone, email, age = "10" } = visitor;
	await form.getByLabel(words.name, { exact: false }).first().fill("Екатерина");
	await form.getByLabel(words.phone, { exact: false }).first().fill(phone);
	const emailField = form.getByLabel(words.email, { exact: false }).and(form.page().locator("input[name=email]"));
	if (email && (await emailField.isVisible())) await emailField.fill(email);
	const ageField = form.getByLabel(words.age, { exact: false });
	if (await ageField.isVisible()) await ageField.fill(age);
	const representative = form.getByLabel(words.representative, { exact: false });
	if (await representative.isVisible()) await representative.check();
	await form.getByLabel(words.privacy, { exact: false }).check();
	await form.getByLabel(words.data, { exact: false }).last().check();
	await form.getByLabel(words.offer, { exact: false }).check();
}
