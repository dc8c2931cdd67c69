import type { ReactNode } from "react";
import type { SiteFrame } from "../features/pages/get-site-frame.server.ts";

export function SiteLayout({ children }: { frame: SiteFrame; scene: "night" | "day" | "paper"; children: ReactNode }) {
	return <>{children}</>;
}
