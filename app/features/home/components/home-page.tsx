import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSeen } from "../../../ui/deferred/defer-until-seen.tsx";
import type { HomeView } from "../home-view.ts";
import { Doors } from "./doors.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";
// Styles come with the page, whenever the code of the parts may come.
import "../../catalog/components/card/course-card.css";
import "../../requests/components/request-form.css";
import "./rest/lesson.css";
import "./rest/licence.css";
import "./rest/made.css";
import "./rest/path-stops.css";
import "./rest/pay.css";
import "./rest/popular.css";
import "./rest/questions.css";
import "./rest/studio.css";
import "./rest/teachers.css";
import "./rest/voices.css";

const HomeRest = deferUntilSeen<{ home: HomeView }>(async () => {
	await needWords("courseCard", "homeRest", "requests");
	return import("./rest/home-rest.tsx");
});

/** From the claim to the form. */
export function HomePage({ home }: { home: HomeView }) {
	return (
		<main id="main">
			<Hero facts={home.facts} promise={home.request.promise} />
			<Facts facts={home.facts} />
			<Doors doors={home.doors} facts={home.facts} />
			<HomeRest home={home} />
		</main>
	);
}
