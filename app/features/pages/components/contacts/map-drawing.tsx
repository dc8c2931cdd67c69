/** Blocks of houses: x, y, width, height. */
const BLOCKS = [
	[24, 26, 96, 64],
	[140, 26, 62, 64],
	[24, 112, 62, 78],
	[106, 112, 96, 78],
	[24, 326, 78, 66],
	[122, 316, 96, 76],
	[250, 26, 84, 58],
	[356, 26, 70, 58],
	[448, 26, 88, 58],
	[250, 106, 62, 62],
	[448, 106, 88, 84],
	[338, 312, 82, 80],
	[442, 322, 94, 70],
] as const;

/** Studs on the roofs of the school's block, like those on all bricks of the site. */
const STUDS = [
	[352, 128],
	[376, 128],
	[400, 128],
	[352, 150],
	[376, 150],
	[400, 150],
] as const;

/** A town from above: a river, a park, a ring road, and the block where the school is registered. Colours follow the theme. */
export function MapDrawing() {
	return (
		<svg aria-hidden="true" className="map" viewBox="0 0 560 420">
			<rect className="map__ground" height="420" width="560" />
			<g className="map__roads">
				<path d="M0 101h560M0 304h560M226 0v420M436 0v420M96 101v203M326 0v420" />
				<path className="map__avenue" d="M-10 208C120 196 180 250 300 244S470 196 570 214" />
			</g>
			<path className="map__river" d="M-10 262C90 238 150 292 260 284s170-58 310-32" />
			<path className="map__bridge" d="M226 262v44M436 240v40" />
			<g className="map__blocks">
				{BLOCKS.map(([x, y, width, height]) => (
					<rect height={height} key={`${x} ${y}`} rx="10" width={width} x={x} y={y} />
				))}
			</g>
			<Park />
			<School />
		</svg>
	);
}

function Park() {
	return (
		<g>
			<rect className="map__park" height="72" rx="26" width="82" x="238" y="320" />
			<g className="map__trees">
				<circle cx="258" cy="342" r="9" />
				<circle cx="286" cy="336" r="7" />
				<circle cx="302" cy="358" r="9" />
				<circle cx="270" cy="372" r="8" />
			</g>
		</g>
	);
}

/** A brick with a planet above it and an orbit around. */
function School() {
	return (
		<g>
			<rect className="map__school" height="62" rx="10" width="92" x="330" y="110" />
			<g className="map__studs">
				{STUDS.map(([x, y]) => (
					<circle cx={x} cy={y} key={`${x} ${y}`} r="7" />
				))}
			</g>
			<ellipse className="map__orbit" cx="376" cy="138" rx="112" ry="66" />
			<circle className="map__moon" cx="282" cy="174" r="7" />
			<path className="map__pin" d="M376 132c-20-24-32-38-32-56a32 32 0 1 1 64 0c0 18-12 32-32 56z" />
			<circle className="map__pin-eye" cx="376" cy="76" r="13" />
		</g>
	);
}
