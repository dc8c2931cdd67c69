import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import { ErrorSummary } from "./error-summary.tsx";

test("what is wrong is read aloud at the refusal, and not anew with each field that is mended", () => {
	const name = { id: "name", message: "Имя" };
	const phone = { id: "phone", message: "Телефон" };
	expect(drawInRussian(<ErrorSummary errors={[name, phone]} />)).not.toContain("aria-live");
	const half = drawInRussian(<ErrorSummary errors={[{ ...name, isMended: true }, phone]} />);
	expect(half).toContain('aria-live="off"');
	expect(half).toContain('role="alert"');
});
