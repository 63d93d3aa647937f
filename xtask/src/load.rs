//! Keeps all cores busy, so that tests which depend on timing fail.

use anyhow::Result;
use std::hint::spin_loop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// One spinning thread per core; they stop when it is dropped.
pub struct Load {
    stop: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Load {
    /// Starts the threads.
    pub fn start() -> Result<Load> {
        let stop = Arc::new(AtomicBool::new(false));
        let cores = thread::available_parallelism()?.get();
        let threads = (0..cores)
            .map(|_| {
                thread::spawn({
                    let stop = stop.clone();
                    move || spin(&stop)
                })
            })
            .collect();
        Ok(Load { stop, threads })
    }
}

fn spin(stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        spin_loop();
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Load;

    #[test]
    fn load_has_a_thread_per_core_and_stops_when_dropped() {
        let load = Load::start().unwrap();
        assert_eq!(load.threads.len(), std::thread::available_parallelism().unwrap().get());
        let stop = load.stop.clone();
        drop(load);
        assert_eq!(std::sync::Arc::strong_count(&stop), 1, "every thread has ended");
    }
}
