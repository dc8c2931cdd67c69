import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { CreatePage } from "../../frames/create-page.tsx";
import { WebinarInputs } from "./webinar-inputs.tsx";
import { EMPTY_WEBINAR_TEXT } from "./webinar-texts.tsx";

const DEFAULTS = {
	kind: "live",
	audience: "children",
	planet: "comet",
	cover: "cover-game",
	zone: SCHOOL_ZONE,
	minutes: 60,
	seats: null,
	streamAddress: "",
	replayAddress: null,
	replayFrom: null,
	replayUntil: null,
	repeatDays: null,
	status: "published",
	courses: [],
	speakers: [],
	texts: { ru: EMPTY_WEBINAR_TEXT, en: null },
};

export function WebinarCreate() {
	return (
		<CreatePage defaults={DEFAULTS}>
			<WebinarInputs />
		</CreatePage>
	);
}
