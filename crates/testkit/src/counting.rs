//! Allocators that count: to show that generating moves never allocates, and how much memory work takes.
#![allow(unsafe_code, reason = "a global allocator cannot be written otherwise")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The system's allocator with a counter for each thread. A test declares it as its `#[global_allocator]`.
pub struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread has allocated; constant unless [`Counting`] is the allocator.
pub fn allocations() -> u64 {
    ALLOCATIONS.get()
}

/// How many bytes this thread has asked for, given back or not; constant unless [`Counting`] is the allocator.
pub fn allocated_bytes() -> u64 {
    BYTES.get()
}

// SAFETY: every call goes to the system allocator unchanged; counting touches only a thread-local number
// that needs no allocation itself.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is ending has no counter any more.
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        let _ = BYTES.try_with(|bytes| bytes.set(bytes.get() + layout.size() as u64));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// The system's allocator with a count of the bytes in use by all threads.
pub struct Peak;

static IN_USE: AtomicU64 = AtomicU64::new(0);
static MOST: AtomicU64 = AtomicU64::new(0);

/// The most bytes that were in use at a time while this work was done, beyond those in use before; 0 unless
/// [`Peak`] is the allocator. One such work at a time.
pub fn most_bytes_since(work: impl FnOnce()) -> u64 {
    let before = IN_USE.load(Relaxed);
    MOST.store(before, Relaxed);
    work();
    MOST.load(Relaxed) - before
}

// SAFETY: every call goes to the system allocator unchanged; counting touches only two numbers.
unsafe impl GlobalAlloc for Peak {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let size = layout.size() as u64;
        MOST.fetch_max(IN_USE.fetch_add(size, Relaxed) + size, Relaxed);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size() as u64, Relaxed);
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}
