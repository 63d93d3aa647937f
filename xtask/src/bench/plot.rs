//! Draws curves on logarithmic axes as SVG.

use anyhow::{Result, anyhow};
use plotters::prelude::*;
use std::path::Path;

/// Values by number of players.
pub struct Curve {
    pub what: String,
    pub points: Vec<(usize, f64)>,
}

/// A single value of another program.
pub struct Mark {
    pub what: &'static str,
    pub players: usize,
    pub value: f64,
}

const SIZE: (u32, u32) = (860, 520);
const FONT: &str = "sans-serif";
/// Colours that remain different for people who confuse red and green.
const COLOURS: [RGBColor; 6] = [
    RGBColor(0, 114, 178),
    RGBColor(230, 159, 0),
    RGBColor(0, 158, 115),
    RGBColor(213, 94, 0),
    RGBColor(204, 121, 167),
    RGBColor(86, 86, 86),
];

/// Draws `curves` and `marks` into the file at `path`.
pub fn draw(path: &Path, title: &str, curves: &[Curve], marks: &[Mark]) -> Result<()> {
    let text = svg(title, curves, marks).map_err(|error| anyhow!("cannot draw {}: {error}", path.display()))?;
    std::fs::write(path, text)?;
    println!("wrote {}", path.display());
    Ok(())
}

fn svg(title: &str, curves: &[Curve], marks: &[Mark]) -> Result<String, Box<dyn std::error::Error>> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let (across, up) = ranges(curves, marks);
        let mut chart = ChartBuilder::on(&area)
            .caption(title, (FONT, 20))
            .margin(14)
            .x_label_area_size(44)
            .y_label_area_size(64)
            .build_cartesian_2d((across.0..across.1).log_scale(), (up.0..up.1).log_scale())?;
        let whole = |value: &f64| format!("{value:.0}");
        let mut mesh = chart.configure_mesh();
        mesh.x_label_formatter(&whole).y_label_formatter(&whole);
        mesh.x_desc("players").label_style((FONT, 14)).draw()?;
        for (curve, colour) in curves.iter().zip(COLOURS.iter().cycle()) {
            let points = curve.points.iter().map(|(players, value)| (*players as f64, *value));
            let line = LineSeries::new(points, colour.stroke_width(2)).point_size(3);
            let sample = *colour;
            chart
                .draw_series(line)?
                .label(curve.what.as_str())
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], sample.stroke_width(2)));
        }
        for mark in marks {
            let place = [(mark.players as f64, mark.value)];
            let cross = PointSeries::<_, _, Cross<_, _>, _>::new(place, 6, BLACK.stroke_width(2));
            chart
                .draw_series(cross)?
                .label(mark.what)
                .legend(|(x, y)| Cross::new((x + 9, y), 5, BLACK.stroke_width(2)));
        }
        let mut legend = chart.configure_series_labels();
        legend.position(SeriesLabelPosition::UpperLeft).label_font((FONT, 14));
        legend.background_style(WHITE.mix(0.85)).border_style(BLACK.mix(0.3)).draw()?;
        area.present()?;
    }
    Ok(text)
}

/// Returns the smallest and the largest number of players and value, with some room around them.
fn ranges(curves: &[Curve], marks: &[Mark]) -> ((f64, f64), (f64, f64)) {
    let points = curves.iter().flat_map(|curve| &curve.points).map(|(players, value)| (*players as f64, *value));
    let all: Vec<(f64, f64)> = points.chain(marks.iter().map(|mark| (mark.players as f64, mark.value))).collect();
    let range = |of: fn(&(f64, f64)) -> f64, room: f64| {
        let values = all.iter().map(of).filter(|value| *value > 0.0);
        let (low, high) =
            values.fold((f64::MAX, f64::MIN_POSITIVE), |(low, high), value| (low.min(value), high.max(value)));
        (low / room, high * room)
    };
    (range(|point| point.0, 1.1), range(|point| point.1, 1.5))
}

#[cfg(test)]
mod tests {
    use super::{Curve, Mark, svg};

    #[test]
    fn plot_names_curves_and_marks() {
        let curve = Curve { what: "standings".to_owned(), points: vec![(50, 3.0), (500, 8.0), (5000, 70.0)] };
        let mark = Mark { what: "another program", players: 500, value: 100.0 };
        let text = svg("Time", &[curve], &[mark]).unwrap();
        assert!(text.starts_with("<svg") && text.trim_end().ends_with("</svg>"), "{text}");
        for word in ["Time", "players", "standings", "another program"] {
            assert!(text.contains(word), "{word}");
        }
    }
}
