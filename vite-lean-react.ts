import type { Plugin } from "vite";

/*
 * Parts of React DOM that this site never reaches, though they would be sent with every page: view transitions, references to fragments,
 * states of actions, forms whose action is a function, `<Activity>`, `<SuspenseList>`, custom elements, style sheets with a precedence,
 * resources asked for by calls, and a second root. The body of each function is replaced by what it does when its part is not in use.
 * A build fails when a new version of React has no such function any more, and a test when the site begins to use such a part.
 */

const NOTHING = "";
const FALSE = "return !1";

const BODIES: Readonly<Record<string, string>> = {
	...bodies(NOTHING, [
		"trackEnterViewTransitions",
		"pushViewTransitionCancelableScope",
		"getViewTransitionName",
		"getViewTransitionClassName",
		"commitAppearingPairViewTransitions",
		"commitEnterViewTransitions",
		"commitDeletedPairViewTransitions",
		"commitExitViewTransitions",
		"commitNestedViewTransitions",
		"restorePairedViewTransitions",
		"restoreEnterOrExitViewTransitions",
		"restoreNestedViewTransitions",
		"restoreViewTransitionOnHostInstances",
		"restoreViewTransitionName",
		"measureNestedViewTransitions",
		"scheduleViewTransitionEvent",
		"createViewTransitionInstance",
		"reportViewTransitionError",
		"startViewTransition",
		"flushAfterMutationEffects",
	]),
	...bodies(FALSE, ["applyViewTransitionToHostInstances", "measureViewTransitionHostInstancesRecursive"]),
	...bodies(NOTHING, [
		"commitNewChildToFragmentInstances",
		"commitFragmentInstanceInsertionEffects",
		"commitFragmentInstanceDeletionEffects",
		"addFragmentHandleToFiber",
		"deleteChildFromFragmentInstance",
		"commitNewChildToFragmentInstance",
	]),
	...bodies(NOTHING, ["mountActionState", "updateActionState", "rerenderActionState"]),
	...bodies(NOTHING, ["updateActivityComponent", "updateSuspenseListComponent", "setPropOnCustomElement"]),
	...bodies(NOTHING, [
		"prefetchDNS",
		"preconnect",
		"preload",
		"preloadModule",
		"preinitStyle",
		"preinitScript",
		"preinitModuleScript",
	]),
	isCustomElement: FALSE,
	describeNativeComponentFrame: 'return "\\n    in " + (fn.displayName || fn.name || "?")',
};

const UNUSED_STATEMENTS =
	/^(?:FragmentInstance\.prototype\.\w+|exports\.createRoot|ReactDOMSharedInternals\.findDOMNode) =/;

type Node = { readonly type: string; readonly start: number; readonly end: number };
type FunctionNode = Node & { readonly id: { readonly name: string }; readonly body: Node };

/** Leaves out of the browser's code what React DOM has for others. */
export function leanReact(): Plugin {
	return {
		name: "lean-react",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			if (!/\/react-dom-client\.production\.js$/.test(id.split("?")[0] ?? "")) return undefined;
			const nodes = this.parse(code).body as unknown as Node[];
			const missing = new Set(Object.keys(BODIES));
			const cuts = nodes.flatMap((node) => {
				if (node.type === "ExpressionStatement") {
					return UNUSED_STATEMENTS.test(code.slice(node.start, node.end)) ? [{ ...node, text: "" }] : [];
				}
				if (node.type !== "FunctionDeclaration") return [];
				const { id, body } = node as FunctionNode;
				const text = BODIES[id.name];
				if (text === undefined) return [];
				missing.delete(id.name);
				return [{ start: body.start, end: body.end, text: `{${text}}` }];
			});
			if (missing.size > 0) this.error(`React DOM has no ${[...missing].join(", ")} any more`);
			return { code: cut(code, cuts), map: null };
		},
	};
}

function bodies(text: string, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(names.map((name) => [name, text]));
}

function cut(code: string, cuts: readonly { start: number; end: number; text: string }[]): string {
	let result = "";
	let from = 0;
	for (const { start, end, text } of cuts) {
		result += code.slice(from, start) + text;
		from = end;
	}
	return result + code.slice(from);
}
