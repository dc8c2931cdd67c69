import { Section } from "../../../../ui/layout/section.tsx";
import type { HomeView } from "../../home-view.ts";
import { Final } from "./final.tsx";
import { FreeGuide } from "./free-guide.tsx";
import { Lesson } from "./lesson.tsx";
import { Licence } from "./licence.tsx";
import { Made } from "./made.tsx";
import { News } from "./news.tsx";
import { NextWebinar } from "./next-webinar.tsx";
import { PathStops } from "./path-stops.tsx";
import { Pay } from "./pay.tsx";
import { Popular } from "./popular.tsx";
import { Questions } from "./questions.tsx";
import { Teachers } from "./teachers.tsx";
import { Voices } from "./voices.tsx";

/** Everything below the two ways into the catalogue (`doors.tsx`); its code is loaded when a visitor scrolls there. */
export default function HomeRest({ home }: { home: HomeView }) {
	const { facts, popular, projects, teachers, reviews, posts, questions, instalments, licence, request } = home;
	return (
		<>
			<Popular popular={popular} credit={instalments?.credit} />
			<PathStops facts={facts} />
			<Lesson />
			<Made projects={projects} />
			<Teachers teachers={teachers} />
			<Voices reviews={reviews} />
			{instalments && <Pay facts={facts} instalments={instalments} takesForeignCards={home.takesForeignCards} />}
			<Dock home={home} isAfterSand={Boolean(instalments)} />
			<News posts={posts} />
			<Questions promise={request.promise} questions={questions} />
			<Licence facts={facts} licence={licence} />
			<Final facts={facts} form={request} />
		</>
	);
}

/** What costs nothing: a place at the next webinar, and a guide for parents. */
function Dock({ home: { webinar, guide }, isAfterSand }: { home: HomeView; isAfterSand: boolean }) {
	if (!webinar && !guide) return null;
	return (
		<Section joined={!isAfterSand}>
			<div className="home-dock">
				{webinar && <NextWebinar webinar={webinar} />}
				{guide && <FreeGuide guide={guide} />}
			</div>
		</Section>
	);
}
