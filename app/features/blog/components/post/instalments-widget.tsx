import { needMessages } from "../../../../i18n/message-catalogues.ts";
import { deferUntilSeen } from "../../../../ui/deferred/defer-until-seen.tsx";
import type { WidgetProps } from "./instalments-whole.tsx";
import "../../../catalog/components/instalments/instalment-calculator.css";

/** The calculator of a course's page, in an article. */
export const InstalmentsWidget = deferUntilSeen<WidgetProps>(async () => {
	await needMessages("instalments");
	return import("./instalments-whole.tsx");
});
