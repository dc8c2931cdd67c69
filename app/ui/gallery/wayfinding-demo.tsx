import { OrbitProgress } from "../progress/orbit-progress.tsx";
import { Crumbs } from "../wayfinding/crumbs.tsx";
import { Pagination } from "../wayfinding/pagination.tsx";
import { Stepper } from "../wayfinding/stepper.tsx";
import { Tabs } from "../wayfinding/tabs.tsx";
import { words } from "./gallery-words.ts";

const { wayfinding } = words;

export function WayfindingDemo() {
	const [home, category, course] = wayfinding.crumbs;
	const [programme, teachers, reviews] = wayfinding.tabs;
	return (
		<>
			<Crumbs items={[{ label: home, to: "/" }, { label: category, to: "/" }, { label: course }]} />
			<Tabs
				label={course}
				tabs={[
					{ id: "programme", label: programme, content: <p>{programme}</p> },
					{ id: "teachers", label: teachers, content: <p>{teachers}</p> },
					{ id: "reviews", label: reviews, content: <p>{reviews}</p> },
				]}
			/>
			<Pagination current={1} list="main" to={(page) => `/?page=${page}`} total={9} />
			<Pagination current={5} list="main" to={(page) => `/?page=${page}`} total={9} />
			<Stepper current={1} steps={wayfinding.steps} />
			<OrbitProgress label={wayfinding.question} max={6} value={3} />
		</>
	);
}
