import { useEffect } from "react";
import { useTranslate } from "react-admin";
import { useSchoolName } from "../layout/use-school-name.ts";

/** Names the tab of the browser after the screen. */
export function DocumentTitle({ children }: { children: string }) {
	const translate = useTranslate();
	const school = useSchoolName();
	const title = translate(school ? "office.tabTitle" : "office.tabTitleNameless", { title: children, school });
	useEffect(() => {
		document.title = title;
	}, [title]);
	return null;
}
