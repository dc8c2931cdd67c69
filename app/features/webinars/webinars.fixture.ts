import { sampleVisitor } from "../../../tests/fixtures/sample-visitor.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../platform/clock.fixture.ts";
import type { Locale } from "../../shared/localized.ts";
import type { RequestInput } from "../requests/rules/request-input.ts";
import type { RequestMessages } from "../requests/submitting/request-messages.ts";
import { submitRequest } from "../requests/submitting/submit-request.server.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { factsOf } from "../settings/site-settings.ts";
import { getWebinar } from "./get-webinar.server.ts";
import { webinarSubject } from "./get-webinar-form.server.ts";
import { cancelRegistration } from "./registrations/cancel-registration.server.ts";
import { findRegistration } from "./registrations/find-registration.server.ts";
import type { PlaceMessages } from "./registrations/place-messages.ts";
import { register } from "./registrations/register.server.ts";
import type { RegistrationMessages } from "./registrations/registration-messages.ts";

export const NOON = "2026-11-18T09:00:00Z";
export const START = "2026-11-20T16:00:00Z";
export const STREAM = "https://live.school.example/secret-room";

const SILENT: RequestMessages = { announceRequest: async () => undefined, announceRepeat: async () => undefined };

/** A school with a clock that stands still, webinars as they are wanted, and the letters that were ordered. */
export async function openWebinars() {
	const opened = await openTestDatabase();
	const clock = createSettableClock(NOON);
	await seedTestSchool(opened.db, { now: clock.now() });
	const settings = await getSiteSettings(opened.db);
	const letters: string[] = [];
	const messages: RegistrationMessages = {
		async write(db, letter, id, startsAt) {
			const { email } = await db
				.selectFrom("webinarRegistration")
				.where("id", "=", id)
				.select("email")
				.executeTakeFirstOrThrow();
			letters.push([letter, email, ...(startsAt ? [startsAt.toISOString()] : [])].join(" "));
		},
	};
	const freed: { requestId: string; waiting: number }[] = [];
	const places: PlaceMessages = {
		async announceFreePlace(_db, place) {
			freed.push(place);
		},
	};
	return {
		...opened,
		clock,
		facts: factsOf(settings, "ru"),
		letters,
		messages,
		places,
		freed,
		cancel: (token: string, staff?: { id: string; name: string }) =>
			cancelRegistration(
				opened.db,
				{ token, now: clock.now(), ...(staff && { onBehalf: { staff, letters: messages } }) },
				places,
			),
		async addWebinar(slug: string, values: object = {}) {
			const text = {
				title: slug,
				short: slug,
				lead: slug,
				forWhom: [slug],
				takeaways: [slug],
				programme: [{ title: slug, text: slug, minutes: 60 }],
				needs: slug,
				seo: { title: slug, description: slug },
			};
			await opened.db
				.insertInto("webinar")
				.values({
					slug,
					audience: "children",
					planet: "comet",
					cover: "cover-game",
					startsAt: START,
					zone: "Europe/Moscow",
					minutes: 60,
					seats: null,
					streamAddress: STREAM,
					replayAddress: null,
					repeatDays: null,
					courses: ["test-course"],
					text: JSON.stringify({ ru: text, en: text }),
					...values,
				})
				.execute();
		},
		webinar: (slug: string) =>
			opened.db.selectFrom("webinar").where("slug", "=", slug).selectAll().executeTakeFirstOrThrow(),
		/** What the page of a webinar shows at the time of the clock. */
		async page(slug: string, locale: Locale = "ru") {
			const found = await getWebinar(opened.db, {
				slug,
				locale,
				now: clock.now(),
				months: 24,
				facts: factsOf(settings, locale),
			});
			if (!found) throw new Error(`No webinar ${slug}`);
			return found.webinar;
		},
		/** Registers one person and gives what he is told; the secret of his page when he is in. */
		async join(slug: string, person: Partial<RequestInput> = {}, told: RequestMessages = SILENT) {
			const found = await getWebinar(opened.db, {
				slug,
				locale: "ru",
				now: clock.now(),
				months: 24,
				facts: factsOf(settings, "ru"),
			});
			if (!found) throw new Error(`No webinar ${slug}`);
			const result = await submitRequest(
				opened.db,
				{ input: { ...VISITOR, ...person }, kind: "webinar", locale: "ru", subject: webinarSubject(found.webinar) },
				{ clock, settings, messages: told, alongside: register(slug, { messages }) },
			);
			if (!result.ok) return { outcome: result.code } as const;
			const token = result.outcome === "received" ? await findRegistration(opened.db, result.token) : undefined;
			return { outcome: result.outcome, token } as const;
		},
		/** Puts one person on the waiting list. @returns the id of the request. */
		async wait(slug: string, person: Partial<RequestInput>) {
			const subject = webinarSubject(await this.webinar(slug));
			const asked = { input: { ...VISITOR, ...person }, kind: "waitlist", locale: "ru", subject } as const;
			await submitRequest(opened.db, asked, { clock, settings, messages: SILENT });
			const newest = opened.db.selectFrom("contactRequest").orderBy("number", "desc").select("id");
			return (await newest.executeTakeFirstOrThrow()).id;
		},
	};
}

export type TestWebinars = Awaited<ReturnType<typeof openWebinars>>;

const VISITOR = sampleVisitor({ childAge: null, isRepresentative: false, page: "/webinars/game" });

/** A different person for each number. */
export function visitor(number: number): Partial<RequestInput> {
	return { phone: `+7903${String(number).padStart(7, "0")}`, email: `visitor${number}@example.com` };
}
