import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "../../bin/find-browser.ts";

/** Journeys in the system's Chromium against a built server of their own (`start-journey-server.ts`). */
export default defineConfig({
	testDir: ".",
	outputDir: "../../test-results",
	globalSetup: "./start-journey-server.ts",
	timeout: 45_000,
	expect: { timeout: 8_000 },
	fullyParallel: true,
	workers: 2,
	retries: process.env.CI ? 1 : 0,
	reporter: process.env.CI ? "line" : "list",
	use: {
		...devices["Desktop Chrome"],
		launchOptions: {
			executablePath: findBrowser(),
			args: [
				"--no-sandbox",
				"--disable-quic",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
		locale: "ru-RU",
		timezoneId: "Europe/Moscow",
		trace: "off",
	},
});
