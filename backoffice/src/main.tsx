import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { OfficeApp } from "./app.tsx";
import "./theme/fonts.css";

/** The server puts it into the page; without it the security policy refuses the styles that are made in the browser. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: "css", nonce, prepend: true });

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the office");
createRoot(root).render(
	<StrictMode>
		<CacheProvider value={styles}>
			<OfficeApp />
		</CacheProvider>
	</StrictMode>,
);
