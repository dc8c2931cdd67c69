import { describe, expect, test, vi } from "vitest";
import { guardModules } from "./guard-modules.ts";

type Router = Parameters<typeof guardModules>[0];

function setUp(load: (address: string) => Promise<unknown>) {
	const routerLoads = vi.fn(async () => "component");
	const lazy: Record<string, (() => Promise<unknown>) | undefined> = { Component: routerLoads, handle: routerLoads };
	const router = { routes: [{ id: "root", children: [{ id: "page", lazy }] }] } as unknown as Router;
	const guard = {
		moduleOf: (id: string) => `/assets/${id}.js`,
		onStart: vi.fn(),
		onReady: vi.fn(),
		onFailure: vi.fn(async (_id: string, error: unknown): Promise<never> => {
			throw error;
		}),
		load: vi.fn(load),
	};
	guardModules(router, guard);
	return { lazy, guard, routerLoads };
}

describe("guardModules", () => {
	test("loads a module once, before the router asks for any of its parts", async () => {
		const { lazy, guard, routerLoads } = setUp(async () => ({}));
		expect(await Promise.all([lazy.Component?.(), lazy.handle?.()])).toEqual(["component", "component"]);
		expect(guard.load.mock.calls).toEqual([["/assets/page.js"]]);
		expect(guard.onStart.mock.invocationCallOrder[0]).toBeLessThan(guard.load.mock.invocationCallOrder[0] ?? 0);
		expect(guard.load.mock.invocationCallOrder[0]).toBeLessThan(routerLoads.mock.invocationCallOrder[0] ?? 0);
		expect(guard.onReady).toHaveBeenCalledTimes(1);
	});

	test("shows an error in place of a module that did not load, and the router never asks for it", async () => {
		const { lazy, guard, routerLoads } = setUp(() => Promise.reject(new Error("gone")));
		const [component, handle] = await Promise.all([lazy.Component?.(), lazy.handle?.()]);
		expect(component).toThrow("gone");
		expect(handle).toBeUndefined();
		expect(guard.onFailure).toHaveBeenCalledTimes(1);
		expect(guard.onFailure.mock.calls[0]?.[0]).toBe("page");
		expect(routerLoads).not.toHaveBeenCalled();
		expect(guard.onReady).not.toHaveBeenCalled();
	});
});
