//! The words of the lines of an EGD results file.

use formats::egd_results;

use super::said;

const H9_WORDS: &str = "; CL[C]
; EV[Mill Open]
; PC[RO,Arad]
; DT[2024-03-09,2024-03-10]
; HA[h2]
; KM[7.5]
; TM[82]
1 Brook Ada 3d RO Mil 2= 3= 2+/w3 3=/w 4+/b |70000001
2 Lake Bo 5k UK Wei 2 4 1-/b3 4+/w 3+/w |70000002
3 Reed Kim 9k IE Wei 1= 4= 4+/b 1=/b 2-/b |70000003
4 Pop Ana 12k SE Lun 0 6 3-/w 2-/b 1-/w |70000004
";

/// The words of a player's line, and the values of the header, of a results file.
#[test]
fn no_word_of_a_results_file_is_left_out_silently() {
    let read = |text: &str| said(egd_results::read(text.as_bytes()));
    let whole = read(H9_WORDS);
    assert_eq!(whole.refused, None);
    let mut lost = Vec::new();
    let lines: Vec<&str> = H9_WORDS.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let with = |line: &str| read(&[&lines[..at], &[line], &lines[at + 1..]].concat().join("\n"));
        if let Some((key, value)) = line.split_once('[') {
            // An altered value that cannot be read is not the same as none.
            let (none, other) = (with(&format!("{key}[]")), with(&format!("{key}[x{value}")));
            lost.extend((none == whole || other == whole || other == none).then(|| line.to_string()));
            continue;
        }
        let words: Vec<&str> = line.split(' ').collect();
        for word in 0..words.len() {
            let without = [&words[..word], &words[word + 1..]].concat();
            let marked = format!("x{}", words[word]);
            let altered = [&words[..word], &[&*marked], &words[word + 1..]].concat();
            let larger = words[word].parse::<u32>().map(|number| (number + 1).to_string());
            let mut others = vec![without.join(" "), altered.join(" ")];
            others.extend(larger.map(|larger| [&words[..word], &[&*larger], &words[word + 1..]].concat().join(" ")));
            let silent = others.into_iter().filter(|other| with(other) == whole);
            lost.extend(silent.map(|other| format!("{line}: {other}")));
        }
    }
    assert!(lost.is_empty(), "{} words:\n{}", lost.len(), lost.join("\n"));
}
