import { useEffect } from "react";
import { useTranslate } from "react-admin";
import { useSchoolName } from "../layout/use-school-name.ts";
import { sayScreen } from "./say-screen.ts";

/** Names the tab of the browser after the screen, and has the screen said where it follows another one. */
export function DocumentTitle({ children }: { children: string }) {
	const translate = useTranslate();
	const school = useSchoolName();
	const title = translate(school ? "office.tabTitle" : "office.tabTitleNameless", { title: children, school });
	useEffect(() => {
		document.title = title;
	}, [title]);
	useEffect(() => sayScreen(children), [children]);
	return null;
}
