import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = {
	readonly entry: { readonly imports: readonly string[] };
	readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	readonly url: string;
	readonly version: string;
};

const GLOBAL = "window.__reactRouterManifest=";

/** What most routes say, so that they need not. */
const USUAL = {
	parentId: "root",
	hasAction: false,
	hasLoader: true,
	hasClientAction: false,
	hasClientLoader: false,
	hasClientMiddleware: false,
	hasDefaultExport: true,
	hasErrorBoundary: false,
};

/** Runs in the browser, where it makes the whole manifest again; plain JavaScript of this year's browsers. */
const EXPAND = `(m,u,a,r)=>{const f=i=>a[i];
for(const[i,t,c,s,e]of r){const d={id:i,...u,...t,module:f(c),imports:[...m.entry.imports,...s.map(f)],css:e.map(f)};m.routes[i]=d;
if(i.startsWith("ru:")){const n="en"+i.slice(2),p="en"+(d.path?"/"+d.path:"");m.routes[n]={...d,id:n,path:p}}}return m}`;

/**
 * Every door is mounted twice with the same parts (`app/routes.ts`): the second mount is made from the first. What the entry imports is
 * named once; every route is given it, as it is there already.
 */
export function compactManifest(source: string): string {
	const { routes, ...manifest } = JSON.parse(source.slice(GLOBAL.length).replace(/;\s*$/, "")) as Manifest;
	const assets: string[] = [];
	const indexOf = (asset: string) => {
		const known = assets.indexOf(asset);
		return known === -1 ? assets.push(asset) - 1 : known;
	};
	const rows = Object.values(routes)
		.filter(({ id }) => String(id).startsWith("ru:"))
		.map(({ id, module, imports, css, ...rest }) => {
			const own = Object.entries(rest).filter(([name, value]) => USUAL[name as keyof typeof USUAL] !== value);
			const parts = (imports as string[]).filter((part) => !manifest.entry.imports.includes(part));
			return [
				id,
				Object.fromEntries(own),
				indexOf(module as string),
				// Their order is nobody's business, and rising numbers compress better.
				parts.map(indexOf).sort((a, b) => a - b),
				(css as string[]).map(indexOf),
			];
		});
	return `${GLOBAL}(${EXPAND})(${[{ ...manifest, routes: { root: routes.root } }, USUAL, assets, rows].map((value) => JSON.stringify(value)).join()});`;
}

/**
 * Rewrites the manifest of a build that has just been made. `clientFolder` is where its files for the browser lie; a door whose own file
 * is called `manifest` as well would be taken for it.
 */
export function compactBuiltManifest(clientFolder: string): void {
	for (const file of globSync(join(clientFolder, "assets", "manifest-*.js"))) {
		writeFileSync(file, compactManifest(readFileSync(file, "utf8")));
	}
}
