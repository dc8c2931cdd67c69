import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { FORM_WORDS, fillRequestForm, nextVisitor, requestForm } from "./request-steps.ts";

const TEXTS = {
	ru: {
		...FORM_WORDS.ru,
		take: "Занять место",
		nameRequired: "Поле «Имя» должно быть заполнено",
		emailFormat: "Неверный формат почты",
		consent: "Необходимо согласиться с условием",
		already: "Вы уже отправляли заявку",
		booked: /место за\sвами/,
		opens: /Ссылка на\sэфир откроется здесь/,
		file: "Файл для календаря",
		cancel: "Отменить запись",
		cancelNow: "Да, отменить",
		cancelled: "Запись отменена",
		full: "Мест больше нет",
		tell: "Сообщить мне",
		received: "Заявка принята",
		list: "Вебинары",
		recording: "Запись вебинара",
		watch: /Смотреть запись/,
		title: "Войди в айти",
		when: /^\d+\s[а-я]+, [а-я]+, \d\d:\d\d$/,
		calendar: "Вебинары: Орбита",
		lost: "Нет связи",
	},
	en: {
		...FORM_WORDS.en,
		take: "Reserve a place",
		nameRequired: "The 'Name' field must be filled in",
		emailFormat: "Invalid mail format",
		consent: "You must agree to the condition",
		already: "You have already submitted the application",
		booked: /your place is booked/,
		opens: /The link to the broadcast opens here/,
		file: "Calendar file",
		cancel: "Cancel my registration",
		cancelNow: "Yes, cancel",
		cancelled: "Registration cancelled",
		full: "No places left",
		tell: "Let me know",
		received: "Application received",
		list: "Webinars",
		recording: "Recording of the webinar",
		watch: /Watch the recording/,
		title: "Break into IT",
		when: /^[A-Z][a-z]+, \d+\s[A-Z][a-z]+, \d\d:\d\d$/,
		calendar: "Webinars: Orbita",
		lost: "No connection",
	},
} as const;

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`webinars, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("a form that is not in order is told field by field and keeps what was typed", async ({ page }) => {
				await page.goto(`${prefix}/webinars/game`);
				const form = requestForm(page);
				await form.locator("input[name=email]").fill("anna@");
				await form.getByRole("button", { name: words.take }).click();
				await expect(page.getByText(words.nameRequired).first()).toBeVisible();
				await expect(page.getByText(words.emailFormat).first()).toBeVisible();
				await expect(page.getByText(words.consent).first()).toBeVisible();
				await expect(page.locator("form.request-form input[name=email]")).toHaveValue("anna@");
				await expect(page).toHaveURL(/\/webinars\/game/);
			});

			test("a visitor registers, is told the second time, gives the place back and comes again", async ({ page }) => {
				const visitor = nextVisitor();
				const address = `${prefix}/webinars/game`;
				await page.goto(address);
				await fillRequestForm(requestForm(page), words, visitor);
				await requestForm(page).getByRole("button", { name: words.take }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.booked);
				await expect(page).toHaveURL(new RegExp(`${prefix}/webinars/joined/[\\w-]{32}$`));
				await expect(page.getByText(words.opens)).toBeVisible();
				expect(await page.content()).not.toContain("live.orbita.example");
				await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
				const mine = page.url();

				const file = page.getByRole("link", { name: words.file });
				const calendar = await page.request.get((await file.getAttribute("href")) ?? "");
				expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
				expect(calendar.headers()["cache-control"]).toBe("no-store");
				expect((await calendar.text()).replaceAll("\r\n ", "")).toContain(`${new URL(mine).pathname}\r\n`);

				await page.goto(address);
				await fillRequestForm(requestForm(page), words, visitor);
				await requestForm(page).getByRole("button", { name: words.take }).click();
				await expect(page.getByText(words.already).last()).toBeVisible();

				await page.goto(mine);
				if (javaScriptEnabled) await comeAlive(page);
				await page.getByText(words.cancel, { exact: true }).click();
				if (javaScriptEnabled) {
					await page.context().setOffline(true);
					await page.getByRole("button", { name: words.cancelNow }).click();
					await expect(page.getByText(words.lost)).toBeVisible();
					await page.context().setOffline(false);
				}
				await page.getByRole("button", { name: words.cancelNow }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.cancelled);
				if (javaScriptEnabled) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
				await page.goto(address);
				await fillRequestForm(requestForm(page), words, visitor);
				await requestForm(page).getByRole("button", { name: words.take }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.booked);
				expect(page.url()).not.toBe(mine);
			});

			test("a full webinar offers its waiting list", async ({ page }) => {
				await page.goto(`${prefix}/webinars/python-quest`);
				await expect(page.getByRole("heading", { name: words.full })).toBeVisible();
				await fillRequestForm(requestForm(page), words, nextVisitor());
				await requestForm(page).getByRole("button", { name: words.tell }).click();
				await expect(page.getByText(words.received).last()).toBeVisible();
			});

			test("the list leads to what is ahead and marks recordings as recordings", async ({ page }) => {
				await page.goto(`${prefix}/webinars`);
				const recordings = page.locator("#replays");
				await expect(recordings.getByRole("article")).toHaveCount(3);
				for (const card of await recordings.getByRole("article").all()) {
					await expect(card.locator(".badge")).toHaveText(words.recording.split(" ")[0] ?? "");
				}
				await recordings.getByRole("link").first().click();
				await expect(page.getByRole("heading", { name: words.recording })).toBeVisible();
				await expect(page.getByRole("link", { name: words.watch })).toHaveAttribute("href", /^https:\/\/video\./);
				await expect(requestForm(page)).toHaveCount(0);
			});
		});
	}

	test(`the landing page is called by its name and describes the event, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/webinars/voiti-v-it`);
		await expect(page).toHaveTitle(words.title);
		await expect(page.getByRole("main").getByRole("time")).toHaveText(words.when);
		const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
		const event = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "Event");
		expect(event).toMatchObject({
			eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
			eventStatus: "https://schema.org/EventScheduled",
			location: { "@type": "VirtualLocation" },
		});
		expect(event.startDate).toMatch(/T19:30:00\+03:00$/);
	});

	test(`the calendar of all holds what is ahead in its language, and no broadcast's address, ${language}`, async ({
		request,
	}) => {
		const response = await request.get(`${prefix}/webinars.ics`);
		expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
		const text = (await response.text()).replaceAll("\r\n ", "");
		expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
		expect(text).toContain(`X-WR-CALNAME:${words.calendar}`);
		expect(text).toContain(`${prefix}/webinars/game`);
		expect(text).not.toContain("live.orbita.example");
	});

	test(`the home page and the menu lead to webinars, ${language}`, async ({ page }) => {
		await page.goto(prefix || "/");
		await page.mouse.move(10, 10);
		await page.locator(".home-webinar").getByRole("link", { name: words.take }).click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/webinars/game$`));
		await page.getByRole("contentinfo").getByRole("link", { name: words.list }).click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/webinars$`));
	});
}

test("what is not there answers 404, a wrong secret too", async ({ request }) => {
	for (const path of ["/webinars/nothing", "/en/webinars/nothing", "/webinars/joined/nothing"]) {
		expect((await request.get(path)).status()).toBe(404);
	}
	expect((await request.post("/webinars/nothing", { form: { name: "" } })).status()).toBe(404);
});
