import { expect, test } from "vitest";
import type { RegistrationLetter } from "../../webinars/registrations/registration-messages.ts";
import type { AnnouncedRegistration } from "../facts/get-announced-registration.server.ts";
import { webinarLetter } from "./webinar-letter.server.ts";

const startsAt = new Date("2026-11-20T16:00:00Z");
const registration = {
	...{ token: "secret", email: "anna@example.com", startsAt, cancelledAt: null, presentStart: startsAt },
	...{ locale: "en", name: "Anna", visitorZone: null, requestToken: "of-request" },
	...{ slug: "game", kind: "live", zone: "Europe/Moscow", minutes: 60, status: "published" },
	...{ title: "Игра", webinarLocale: "ru" },
	settings: {
		school: { ru: "Орбита", en: "Orbita" },
		phones: [{ number: "+78000000000", ru: { label: "8 800" }, en: { label: "+7 800" } }],
		email: "hello@orbita.example",
	},
} as unknown as AnnouncedRegistration;

async function linkOf(kind: RegistrationLetter, now = "2026-11-18T09:00:00Z"): Promise<string | undefined> {
	const letter = await webinarLetter(kind, registration, { siteUrl: "https://school.example", now: new Date(now) });
	return /:\n(https:\S+)/.exec(letter.text)?.[1];
}

test("a letter leads to his own page, or to where another place is found, in a language that the webinar has", async () => {
	expect(await linkOf("joined")).toBe("https://school.example/en/webinars/joined/secret");
	expect(await linkOf("cancelled")).toBe("https://school.example/en/webinars");
	expect(await linkOf("released")).toBe("https://school.example/webinars/game");
});
