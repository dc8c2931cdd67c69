/**
 * Makes the README's pictures (`docs/screenshots`) from the built program with the demo school: `npm run screenshots` after a build, when
 * what they show has changed. Needs Chromium.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "../tests/e2e/office-steps.ts";
import { type OfficeServer, startOfficeServer } from "../tests/fixtures/office-server.ts";
import { findBrowser } from "./find-browser.ts";

const FOLDER = join(import.meta.dirname, "..", "docs", "screenshots");
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

type Shot = {
	readonly name: string;
	readonly path: string;
	readonly look: BrowserContextOptions;
};

const SHOTS: readonly Shot[] = [
	{ name: "home", path: "/", look: { viewport: DESK, colorScheme: "light" } },
	{ name: "home-dark", path: "/en", look: { viewport: DESK, colorScheme: "dark" } },
	{ name: "course", path: "/roblox/roblox-studio-start", look: { viewport: PHONE, colorScheme: "dark" } },
	{
		name: "quiz",
		path: "/en/quiz_child_podhod?age=a11&experience=blocks&interest=games&device=weak&hours=medium",
		look: { viewport: PHONE, colorScheme: "light" },
	},
	{
		name: "checkout",
		path: "/en/checkout?course=unity-developer&tariff=group&type=instalment_tbank&months=12",
		look: { viewport: DESK, colorScheme: "light" },
	},
];

const PARENTS = [
	{ name: "Инна Белоус", phone: "8 916 204-18-30", message: "Сыну одиннадцать, играет в Roblox" },
	{ name: "Георгий Мельников", phone: "8 903 118-44-02", message: "Что выбрать после Scratch?", kind: "contact" },
	{ name: "Денис Корнеев", phone: "8 985 660-07-19", message: "Хочу сменить профессию" },
	{ name: "Ксения Рощина", phone: "8 926 311-52-48", message: "Удобно после шести вечера" },
] as const;

/** Opens a page without the cookie banner and without motion, and waits until its files, fonts included, are loaded. */
async function openQuietly(browser: Browser, url: string, look: BrowserContextOptions): Promise<Page> {
	const context = await browser.newContext({
		...look,
		deviceScaleFactor: 2,
		reducedMotion: "reduce",
		locale: "ru-RU",
		timezoneId: "Europe/Moscow",
	});
	await context.addCookies([{ name: "cookie_consent", value: "necessary.1", url }]);
	const page = await context.newPage();
	await page.goto(url);
	await page.mouse.move(10, 300, { steps: 2 });
	await page.waitForLoadState("networkidle");
	return page;
}

/** Half the pixels of a fine screen: sharp letters, a small file. */
async function take(page: Page, name: string): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
	// The width of a scroll bar that is not drawn is left out.
	const seen = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
	const picture = await page.screenshot({ clip: { x: 0, y: 0, ...seen } });
	const width = (page.viewportSize()?.width ?? DESK.width) === PHONE.width ? 585 : 1280;
	const { size } = await sharp(picture)
		.resize({ width })
		.webp({ quality: 82, effort: 6, smartSubsample: true })
		.toFile(join(FOLDER, `${name}.webp`));
	process.stdout.write(`${name}.webp ${Math.round(size / 1024)} kB\n`);
}

async function takeBoard(browser: Browser, office: OfficeServer): Promise<void> {
	const manager = await office.hire("manager", "Ирина Кравцова");
	for (const parent of PARENTS) await office.request(parent);
	const page = await openQuietly(browser, `${office.url}/admin`, { viewport: DESK, colorScheme: "light" });
	await signIn(page, office, manager);
	await page.goto(`${office.url}/admin#/board`);
	await page.getByRole("listitem").filter({ hasText: PARENTS[3].name }).waitFor();
	await page.getByRole("progressbar").waitFor({ state: "detached" });
	await take(page, "board");
	await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
const office = await startOfficeServer();
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ["--no-sandbox"],
});
try {
	for (const { name, path, look } of SHOTS) {
		const page = await openQuietly(browser, office.url + path, look);
		await take(page, name);
		await page.context().close();
	}
	await takeBoard(browser, office);
} finally {
	await browser.close();
	await office.stop();
}
