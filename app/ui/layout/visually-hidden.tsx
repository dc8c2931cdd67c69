import type { ReactNode } from "react";

/** Said, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className="visually-hidden">{children}</span>;
}
