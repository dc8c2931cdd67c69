import { useEffect } from "react";
import { useTranslate } from "react-admin";

/** Names the tab of the browser after the screen. */
export function DocumentTitle({ children }: { children: string }) {
	const translate = useTranslate();
	const title = translate("office.tabTitle", { title: children });
	useEffect(() => {
		document.title = title;
	}, [title]);
	return null;
}
