import type { HomeView } from "../home-view.ts";
import { Doors } from "./doors.tsx";
import { Facts } from "./facts.tsx";
import { Final } from "./final.tsx";
import { Hero } from "./hero.tsx";
import { Lesson } from "./lesson.tsx";
import { Licence } from "./licence.tsx";
import { Made } from "./made.tsx";
import { PathStops } from "./path-stops.tsx";
import { Pay } from "./pay.tsx";
import { Popular } from "./popular.tsx";
import { Questions } from "./questions.tsx";
import { Teachers } from "./teachers.tsx";
import { Voices } from "./voices.tsx";

/** From the claim to the form. */
export function HomePage({ home }: { home: HomeView }) {
	const { facts, doors, popular, projects, teachers, reviews, questions, instalments, licence, request } = home;
	return (
		<main id="main">
			<Hero facts={facts} promise={request.promise} />
			<Facts facts={facts} />
			<Doors doors={doors} facts={facts} />
			<Popular popular={popular} warning={instalments?.warning} />
			<PathStops facts={facts} />
			<Lesson />
			<Made projects={projects} />
			<Teachers teachers={teachers} />
			<Voices reviews={reviews} />
			{instalments && <Pay facts={facts} instalments={instalments} />}
			<Questions promise={request.promise} questions={questions} />
			<Licence facts={facts} licence={licence} />
			<Final facts={facts} form={request} />
		</main>
	);
}
