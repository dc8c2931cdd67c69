import { needMessages } from "../../../i18n/message-catalogues.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-seen.tsx";
import type { HomeView } from "../home-view.ts";
// Styles come with the page, whenever the code of the parts may come.
import "../../../ui/reading/code-block.css";
import "../../../ui/reading/code-font.css";
import "../../blog/components/card/post-card.css";
import "../../catalog/components/card/course-card.css";
import "../../requests/components/request-form.css";
import "./rest/free-guide.css";
import "./rest/lesson.css";
import "./rest/licence.css";
import "./rest/made.css";
import "./rest/next-webinar.css";
import "./rest/path-stops.css";
import "./rest/pay.css";
import "./rest/popular.css";
import "./rest/questions.css";
import "./rest/studio.css";
import "./rest/teachers.css";
import "./rest/voices.css";
import "./doors.css";
import "./facts.css";
import "./hero.css";

/** The home page. Nothing on it needs code to be read, followed or sent, so its code comes when a visitor first moves. */
export const HomePage = deferUntilSign<{ home: HomeView }>(async () => {
	await needMessages("courseCard", "home", "homeRest", "postCard", "requests");
	return import("./home-whole.tsx");
});
