//! Work on all rows of the costs, shared by two threads.

/// The number of vertices from which a pass is worth a second thread.
pub(crate) const WORTH_A_THREAD: usize = 700;
const THREADS: usize = 2;

/// Calls `part` with the numbers of the first row and of the rows to the next, so that all rows are dealt with, and returns
/// the answers.
pub(crate) fn in_parallel<A: Send>(n: usize, part: impl Fn(usize, usize) -> A + Sync) -> Vec<A> {
    // Asking for the cores reads files of the system, which takes longer than a small pass.
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if n < WORTH_A_THREAD { 1 } else { cores().min(THREADS) };
    let part = &part;
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|first| scope.spawn(move || part(first, threads))).collect();
        let mut answers = vec![part(0, threads)];
        answers.extend(others.into_iter().map(|thread| thread.join().expect("a cost function does not panic")));
        answers
    })
}
