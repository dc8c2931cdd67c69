import { styled } from "@mui/material/styles";

export type Bar = {
	readonly key: string;
	readonly name: string;
	readonly whole: number;
	/** How many of the whole were answered in time. */
	readonly part: number;
};

type BarChartProps = {
	/** What the chart shows, in a sentence; its numbers stand in the table under it. */
	readonly label: string;
	readonly legend: readonly [whole: string, part: string];
	readonly bars: readonly Bar[];
};

const HEIGHT = 140;
/** From a bar to the next one; where there are more of them than a month has days, they are narrower instead of smaller. */
const STEP = 20;
const MOST_WIDTH = 31 * STEP;
const FLOOR = 18;

/** Bars of one row: how much came, and how much of it was answered in time. */
export function BarChart({ label, legend, bars }: BarChartProps) {
	const most = Math.max(...bars.map(({ whole }) => whole), 1);
	const width = Math.min(Math.max(bars.length, 1) * STEP, MOST_WIDTH);
	const step = width / Math.max(bars.length, 1);
	const thick = step * 0.7;
	const tall = (value: number) => (value / most) * (HEIGHT - FLOOR - 4);
	return (
		<figure style={{ margin: 0 }}>
			<Chart aria-label={label} preserveAspectRatio="xMinYMax meet" role="img" viewBox={`0 0 ${width} ${HEIGHT}`}>
				{bars.map(({ key, name, whole, part }, index) => (
					<g key={key} transform={`translate(${(index + 0.15) * step} 0)`}>
						<rect className="whole" height={tall(whole)} rx={2} width={thick} y={HEIGHT - FLOOR - tall(whole)} />
						<rect className="part" height={tall(part)} rx={2} width={thick} y={HEIGHT - FLOOR - tall(part)} />
						{shows(index, bars.length) && (
							<text textAnchor="middle" x={thick / 2} y={HEIGHT - 4}>
								{name}
							</text>
						)}
					</g>
				))}
			</Chart>
			<Legend>
				<span className="whole">{legend[0]}</span>
				<span className="part">{legend[1]}</span>
			</Legend>
		</figure>
	);
}

/** As many names as fit under the bars. */
function shows(index: number, count: number): boolean {
	return index % Math.ceil(count / 12) === 0;
}

const Chart = styled("svg")(({ theme }) => ({
	display: "block",
	height: 180,
	maxWidth: "100%",
	// The name under the first bar is wider than the bar.
	overflow: "visible",
	"& text": { fill: theme.palette.text.secondary, fontSize: 9 },
	"& .whole": { fill: theme.palette.divider, stroke: theme.palette.text.secondary },
	"& .part": { fill: theme.palette.primary.main },
}));

const Legend = styled("figcaption")(({ theme }) => ({
	color: theme.palette.text.secondary,
	display: "flex",
	flexWrap: "wrap",
	fontSize: "0.8125rem",
	gap: 16,
	marginBlock: 8,
	"& span::before": {
		borderRadius: 3,
		content: '""',
		display: "inline-block",
		height: 10,
		marginInlineEnd: 6,
		width: 10,
	},
	"& .whole::before": { background: theme.palette.divider, outline: `1px solid ${theme.palette.text.secondary}` },
	"& .part::before": { background: theme.palette.primary.main },
}));
