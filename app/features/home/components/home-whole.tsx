import type { HomeView } from "../home-view.ts";
import { Doors } from "./doors.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";
import HomeRest from "./rest/home-rest.tsx";

/** The home page whose parts are all drawn at once, from the headline to the request form. */
export default function HomeWhole({ home }: { home: HomeView }) {
	return (
		<main id="main">
			<Hero facts={home.facts} promise={home.request.promise} />
			<Facts facts={home.facts} />
			<Doors doors={home.doors} facts={home.facts} />
			<HomeRest home={home} />
		</main>
	);
}
