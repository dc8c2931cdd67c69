import { defineConfig } from "vite";
import { oneCopy, SHARED_PACKAGES } from "./one-copy.ts";

const basePath = (process.env.BASE_PATH ?? "").replace(/\/$/, "");

export default defineConfig({
	root: import.meta.dirname,
	base: `${basePath}/admin/`,
	plugins: [oneCopy()],
	resolve: { dedupe: [...SHARED_PACKAGES] },
	// The server puts the nonce of the answer in the place of these letters.
	html: { cspNonce: "__CSP_NONCE__" },
	build: {
		outDir: "build/admin",
		emptyOutDir: true,
		assetsInlineLimit: 0,
		target: "es2022",
		cssTarget: ["chrome123", "safari17.5", "firefox128"],
		chunkSizeWarningLimit: 2000,
		rollupOptions: {
			// Material UI marks its files for servers that render; there is none here.
			onLog: (level, log, report) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : report(level, log)),
		},
	},
});
