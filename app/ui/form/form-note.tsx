import type { ReactNode } from "react";

/** Small print below a button: when we call, where the bank's page opens. */
export function FormNote({ children, center }: { children: ReactNode; center?: boolean }) {
	return <p className={center ? "form-note center" : "form-note"}>{children}</p>;
}
