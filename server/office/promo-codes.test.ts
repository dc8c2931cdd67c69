import { afterAll, beforeAll, expect, test } from "vitest";
import { getPromotion } from "../../app/features/landings/get-promotion.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { type CatalogOffice, NOW, openCatalogOffice } from "../../tests/fixtures/office/catalog-office.ts";
import type { TestOffice } from "../../tests/fixtures/test-office.ts";

let catalog: CatalogOffice;
let office: TestOffice;
beforeAll(async () => {
	catalog = await openCatalogOffice();
	({ office } = catalog);
}, 60_000);
afterAll(() => office.close());

type PromoCode = { readonly id: string; readonly version: number; readonly code: string };

test("the setting of the promotion follows a promo code that is renamed", async () => {
	const { promotion: before } = await getSiteSettings(office.db);
	if (!before) throw new Error("The school has no promotion");
	const row = await office.db
		.selectFrom("promoCode")
		.where("code", "=", before.code)
		.select("id")
		.executeTakeFirstOrThrow();
	const path = `/api/admin/promo-codes/${row.id}`;
	const version = async () => (await office.ask<PromoCode>("owner", "/api/admin/settings/promotion")).body.data.version;
	const kept = await version();
	const rename = async (code: string) => {
		const { body } = await office.ask<PromoCode>("owner", path);
		expect((await office.ask("owner", path, { method: "PUT", body: { ...body.data, code } })).status).toBe(200);
		return (await getSiteSettings(office.db)).promotion;
	};
	expect(await rename("RENAMED")).toEqual({ ...before, code: "RENAMED" });
	expect(await version()).toBe(kept + 1);
	expect(await getPromotion(office.db, { code: "RENAMED", locale: "ru", now: NOW })).toBeDefined();
	expect(await rename("RENAMED")).toEqual({ ...before, code: "RENAMED" });
	expect(await version()).toBe(kept + 1);
	expect(await rename(before.code)).toEqual(before);
});
