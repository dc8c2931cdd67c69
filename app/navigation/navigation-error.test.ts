import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { createNavigationErrors } from "./navigation-error.ts";

function setUp() {
	const parts = { navigate: vi.fn(), report: vi.fn() };
	return { ...parts, errors: createNavigationErrors(parts) };
}

const lost = { root: new ErrorResponse(404, "", "Page not found: /nowhere") };

describe("navigation errors", () => {
	test("are set by a failed navigation, in the words of the catalogue, and cleared by a good one", () => {
		const { errors, report } = setUp();
		errors.settle("/en/nowhere?a=1", lost);
		expect(errors.current).toEqual({
			status: 404,
			fullPath: "/en/nowhere?a=1",
			message: "Page Not Found: /en/nowhere?a=1",
		});
		expect(report).toHaveBeenCalledTimes(1);
		errors.settle("/en", null);
		expect(errors.current).toBeUndefined();
	});

	test("tell nothing of the cause of other failures", () => {
		const { errors } = setUp();
		errors.settle("/faq", { root: new Error("password of the database") });
		expect(errors.current).toEqual({ status: 500, fullPath: "/faq", message: "Navigation failed: /faq" });
	});

	test("can be cleared by hand, with a redirect or without", () => {
		const { errors, navigate } = setUp();
		errors.settle("/nowhere", lost);
		errors.clear();
		expect(errors.current).toBeUndefined();
		expect(navigate).not.toHaveBeenCalled();
		errors.settle("/nowhere", lost);
		errors.clear({ redirect: "/" });
		expect(navigate.mock.calls).toEqual([["/"]]);
	});

	test("tell whoever listens", () => {
		const { errors } = setUp();
		const listener = vi.fn();
		const stop = errors.subscribe(listener);
		errors.settle("/nowhere", lost);
		errors.settle("/nowhere", lost);
		stop();
		errors.clear();
		expect(listener).toHaveBeenCalledTimes(1);
	});
});
