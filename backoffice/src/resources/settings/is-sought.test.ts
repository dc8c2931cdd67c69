import { expect, test } from "vitest";
import { isSought } from "./is-sought.ts";

const HOURS = ["Рабочие часы", "По ним считается обещание перезвонить", "Часы и праздники"];

test("a setting is found by words of its name, its hint and its group", () => {
	expect(isSought(HOURS, "рабочие")).toBe(true);
	expect(isSought(HOURS, " Праздники перезвонить ")).toBe(true);
	expect(isSought(["Счётчик"], "счетчик")).toBe(true);
	expect(isSought(HOURS, "рабочие телефоны")).toBe(false);
	expect(isSought(HOURS, "")).toBe(true);
});
