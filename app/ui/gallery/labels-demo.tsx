import { Badge } from "../badge/badge.tsx";
import { Meta } from "../card/meta.tsx";
import { Countdown } from "../countdown/countdown.tsx";
import { Cluster } from "../layout/stack.tsx";
import { Avatar, Avatars } from "../person/avatar.tsx";
import { Person } from "../person/person.tsx";
import { Price } from "../price/price.tsx";
import { Stars } from "../stars/stars.tsx";
import { Stat } from "../stat/stat.tsx";
import { Ticks } from "../ticks/ticks.tsx";
import { words } from "./gallery-words.ts";

const { labels } = words;

export function LabelsDemo() {
	return (
		<>
			<BadgesDemo />
			<Cluster gap={8}>
				<Price now={labels.now} per={labels.per} was={labels.was} />
				<Price
					aside={<Badge tone="danger">{labels.hot}</Badge>}
					note={labels.note}
					now={labels.now}
					per={labels.per}
					size="xl"
					was={labels.was}
				/>
				<Countdown
					label={labels.timer}
					parts={labels.units.map((label, index) => ({ value: [5, 14, 32, 8][index] ?? 0, label }))}
				/>
			</Cluster>
			<Cluster gap={8}>
				<Stars value={5} />
				<Stars value={4} />
				<Avatars>
					<Avatar art="avatar-1" />
					<Avatar art="avatar-7" />
					<Avatar initials={labels.initials} planet="mint" />
				</Avatars>
				<Person avatar={<Avatar art="avatar-6" />} name={labels.person} note={labels.personNote} />
				<Avatar art="avatar-5" size="lg" />
			</Cluster>
			<Cluster gap={8}>
				<Stat value="3000+">{labels.stat}</Stat>
				<Ticks items={labels.ticks} />
			</Cluster>
			<Meta
				facts={[
					{ icon: "users-round", text: labels.age },
					{ icon: "calendar-days", text: labels.months },
				]}
			/>
		</>
	);
}

function BadgesDemo() {
	return (
		<Cluster>
			<Badge>{labels.age}</Badge>
			<Badge tone="planet">{labels.planet}</Badge>
			<Badge planet="mint" tone="planet">
				{labels.planet}
			</Badge>
			<Badge tone="hot">{labels.hot}</Badge>
			<Badge tone="sun">{labels.fresh}</Badge>
			<Badge live tone="success">
				{labels.live}
			</Badge>
			<Badge tone="danger">{labels.full}</Badge>
			<Badge icon="award" tone="info">
				{labels.author}
			</Badge>
			<Badge tone="warn">{labels.work}</Badge>
			<Badge tone="line">{labels.draft}</Badge>
		</Cluster>
	);
}
